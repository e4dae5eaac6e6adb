import { Component, type ReactNode } from "react";

interface Props {
  /** The name of the island's component, which is used once per page. */
  island: string;
  children: ReactNode;
}

/**
 * The error boundary of an island. If the island throws, it restores the server-rendered HTML, which
 * works without JavaScript.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  #container: Element | null = null;
  #served: ChildNode[] = [];

  constructor(props: Props) {
    super(props);
    if (typeof document === "undefined") return;
    // React has not changed the DOM yet: this is the server-rendered HTML.
    const { island } = props;
    this.#container = document.querySelector(`[data-island="${island}"]`);
    this.#served = [...(this.#container?.cloneNode(true).childNodes ?? [])];
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.#restoreHtml();
  }

  override componentDidUpdate(): void {
    this.#restoreHtml();
  }

  #restoreHtml(): void {
    if (this.state.failed) this.#container?.replaceChildren(...this.#served);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
