import Testing
@Test func empty() {}
