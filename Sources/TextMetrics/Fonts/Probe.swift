import CFreeType
import CHarfBuzz
import CFontconfig

func probe() -> UInt32 { hb_version_atleast(6, 0, 0) != 0 ? 1 : 0 }
