"use client";

import {
	ServerInsertedHTMLContext,
	useServerInsertedHTML,
} from "next/navigation";
import { type ReactNode, useContext, useState } from "react";
import {
	type IStyleSheetContext,
	ServerStyleSheet,
	StyleSheetContext,
} from "styled-components";

type Compile = IStyleSheetContext["stylis"];

/** What styles were compiled to, by their class or, of no class, by themselves: the same for every visitor. */
const compiled = new Map<string, string[]>();
/** The shop has some 250 styles. */
const compiledMax = 2_000;

/** Each request collects in a sheet of its own, and styled-components would compile every style for each anew. */
function compileOnce(compile: Compile): Compile {
	const once = (
		css: string,
		selector = "",
		...rest: (string | undefined)[]
	) => {
		const key = selector || css;
		const known = compiled.get(key);
		if (known) return known;
		const rules = compile(css, selector, ...rest);
		if (compiled.size >= compiledMax) compiled.clear();
		compiled.set(key, rules);
		return rules;
	};
	return Object.assign(once, { hash: compile.hash });
}

/** What each document has been sent already. */
const sent = new WeakMap<object, Set<string>>();

/** True the first time: Next renders a page twice to store it, and would send the rules of both. */
function isNew(document: object | null, rules: string): boolean {
	if (!document) return true;
	const before = sent.get(document) ?? new Set();
	sent.set(document, before);
	return !before.has(rules) && Boolean(before.add(rules));
}

/** Collects the rules of client components while rendering on the server and puts them into the head, once each. */
export function StyleRegistry({ children }: { children: ReactNode }) {
	const [sheet] = useState(() => new ServerStyleSheet());
	const { stylis } = useContext(StyleSheetContext);
	const document = useContext(ServerInsertedHTMLContext);

	useServerInsertedHTML(() => {
		const styles = sheet.getStyleElement();
		const rules = sheet.instance.toString();
		sheet.instance.clearTag();
		return isNew(document, rules) ? styles : null;
	});

	if (typeof window !== "undefined") return children;
	const value = { styleSheet: sheet.instance, stylis: compileOnce(stylis) };
	return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
