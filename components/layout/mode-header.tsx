"use client";

import { type ReactNode, Suspense, useEffect, useState } from "react";
import { headerStateOf } from "@/lib/header-mode";
import { usePathname } from "@/lib/i18n/use-pathname";
import { HeaderFrame } from "./header-frame";
import { QueryReader } from "./query-reader";

/**
 * The header in the mode of the page below it: its rules read `data-mode` and `data-area`. Stored pages do not know
 * their address, so it is read in the browser, beside the header: around it, all of the header would be sent twice.
 */
export function ModeHeader({ children }: { children: ReactNode }) {
	const [path, setPath] = useState<string>();
	const [query, setQuery] = useState("");
	const state = path === undefined ? undefined : headerStateOf(path, query);
	return (
		<>
			<HeaderFrame data-mode={state?.mode} data-area={state?.area}>
				{children}
			</HeaderFrame>
			<Suspense fallback={null}>
				<PathReader onRead={setPath} />
				<QueryReader onRead={setQuery} />
			</Suspense>
		</>
	);
}

function PathReader({ onRead }: { onRead: (path: string) => void }) {
	const path = usePathname();
	useEffect(() => onRead(path), [path, onRead]);
	return null;
}
