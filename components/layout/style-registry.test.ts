import { ServerInsertedHTMLContext } from "next/navigation";
import { createElement, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
	createGlobalStyle,
	StyleSheetContext,
	styled,
} from "styled-components";
import { StyleRegistry } from "./style-registry";

const Everywhere = createGlobalStyle`body { margin: 0; a { color: teal; } }`;
const Card = styled.p<{ $isOld: boolean }>`
	color: ${({ $isOld }) => ($isOld ? "grey" : "red")};
	&:hover { color: blue; }
`;

const compiled: string[] = [];

/** Notes what is compiled below it. */
function Watched({ children }: { children: ReactNode }) {
	const context = useContext(StyleSheetContext);
	const { stylis } = context;
	const watch = (...what: Parameters<typeof stylis>) => {
		compiled.push(what[0]);
		return stylis(...what);
	};
	const value = { ...context, stylis: Object.assign(watch, stylis) };
	return createElement(StyleSheetContext, { value }, children);
}

/** The styles in the head of a page that shows this. */
function headOf(...shown: ReactNode[]): string {
	const heads: (() => ReactNode)[] = [];
	const registry = createElement(StyleRegistry, null, ...shown);
	renderToStaticMarkup(
		createElement(
			ServerInsertedHTMLContext,
			{ value: (head) => heads.push(head) },
			createElement(Watched, null, registry),
		),
	);
	return renderToStaticMarkup(heads.map((head) => head()));
}

test("a page carries the rules of what it shows, compiled for the first visitor alone", () => {
	const all = createElement(Everywhere, { key: "all" });
	const card = createElement(Card, { key: "new", $isOld: false });
	const old = createElement(Card, { key: "old", $isOld: true });

	const first = headOf(all, card);
	expect(first).toMatch(/body a\{color:teal;\}.*\.\w+\{color:red;\}/s);
	expect(compiled).toHaveLength(2);
	expect(headOf(all, card)).toBe(first);
	expect(compiled).toHaveLength(2);

	const other = headOf(old);
	expect(other).toContain("{color:grey;}");
	expect(other).not.toMatch(/teal|red/);
	expect(compiled).toHaveLength(3);
});
