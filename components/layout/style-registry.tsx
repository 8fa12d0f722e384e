"use client";

import {
	ServerInsertedHTMLContext,
	useServerInsertedHTML,
} from "next/navigation";
import { type ReactNode, useContext, useState } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

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
	const document = useContext(ServerInsertedHTMLContext);

	useServerInsertedHTML(() => {
		const styles = sheet.getStyleElement();
		const rules = sheet.instance.toString();
		sheet.instance.clearTag();
		return isNew(document, rules) ? styles : null;
	});

	if (typeof window !== "undefined") return children;
	return (
		<StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
	);
}
