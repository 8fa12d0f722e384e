import { render, screen } from "@testing-library/react";
import { Introduction } from "./introduction";

test("a page tells what was written: headings below its own, lists, a table with named columns", () => {
	const text =
		"# Brewing\n\n## Water\n\n1. boil\n2. pour\n\n| Tea | Minutes |\n|---|---|\n| green | **2** |\n\none\ntwo";
	render(<Introduction text={text} />);
	expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Brewing");
	expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("Water");
	expect(
		screen.getAllByRole("listitem").map((item) => item.textContent),
	).toEqual(["boil", "pour"]);
	expect(screen.getByRole("columnheader", { name: "Minutes" })).not.toBeNull();
	expect(screen.getByRole("cell", { name: "2" }).innerHTML).toBe(
		"<strong>2</strong>",
	);
	expect(screen.getByText(/^one\s+two$/).tagName).toBe("P");
});

test("a picture keeps its place until it has come, and says what it shows", () => {
	render(<Introduction text="![A pot](/uploads/ab-1200x900.webp)" />);
	const { width, height } = screen.getByRole<HTMLImageElement>("img", {
		name: "A pot",
	});
	expect([width, height]).toEqual([1200, 900]);
});

test.each([
	"![x](https://example.com/x.png)",
	"![x](//example.com/x.png)",
	"![x](/\\example.com/x.png)",
	"![x](javascript:alert(1))",
	"![x](data:image/png;base64,AAAA)",
	"<img src=x onerror=alert(1)>",
	"[x](javascript:alert(1))",
])("nothing is fetched from elsewhere and nothing is run: %s", (text) => {
	const { container } = render(<Introduction text={text} />);
	expect(container.querySelectorAll("img, a, script, [onerror]")).toHaveLength(
		0,
	);
	expect(container.textContent).toContain("x");
});
