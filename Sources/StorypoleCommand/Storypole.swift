@main struct Storypole { static func main() {} }
