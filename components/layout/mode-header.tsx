"use client";

import { type ReactNode, Suspense, useState } from "react";
import { headerStateOf } from "@/lib/header-mode";
import { usePathname } from "@/lib/i18n/navigation";
import { HeaderFrame } from "./header-frame";
import { QueryReader } from "./query-reader";

/** The header in the mode of the page below it: its rules read `data-mode` and `data-area`. */
export function ModeHeader({ children }: { children: ReactNode }) {
	const [query, setQuery] = useState("");
	return (
		<Suspense fallback={<HeaderFrame>{children}</HeaderFrame>}>
			<HeaderHere query={query}>{children}</HeaderHere>
			<QueryReader onRead={setQuery} />
		</Suspense>
	);
}

function HeaderHere({
	query,
	children,
}: {
	query: string;
	children: ReactNode;
}) {
	const { mode, area } = headerStateOf(usePathname(), query);
	return (
		<HeaderFrame data-mode={mode} data-area={area}>
			{children}
		</HeaderFrame>
	);
}
