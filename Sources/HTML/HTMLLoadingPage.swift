/// A page whose template marks its loading state with `{{%loadingStart}}` and `{{%loadingEnd}}`. The template compiler
/// makes its type conform.
public protocol HTMLLoadingPage: HTMLPage {}
