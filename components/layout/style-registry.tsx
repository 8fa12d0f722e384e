"use client";

import { useServerInsertedHTML } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/** Collects the rules of client components while rendering on the server and puts them into the head, once each. */
export function StyleRegistry({ children }: { children: ReactNode }) {
	const [sheet] = useState(() => new ServerStyleSheet());

	useServerInsertedHTML(() => {
		const styles = sheet.getStyleElement();
		sheet.instance.clearTag();
		return <>{styles}</>;
	});

	if (typeof window !== "undefined") return children;
	return (
		<StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
	);
}
