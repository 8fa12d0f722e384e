import { render } from "@testing-library/react";
import { styledElement } from "./styled-element";

const Part = styledElement("section", "part", { className: "framed" });
const Sum = styledElement(Part, "sum");

const shown = (element: React.ReactElement) =>
	render(element).container.innerHTML;

test("an element wears its own class, that of its attributes, and what it is given", () => {
	expect(shown(<Part className="wide" />)).toBe(
		'<section class="part framed wide"></section>',
	);
});

test("a style on a style wears the classes of both on one element, which whoever uses it may choose", () => {
	expect(shown(<Sum as="aside" />)).toBe(
		'<aside class="part framed sum"></aside>',
	);
});
