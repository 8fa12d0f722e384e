"use client";

import { type ReactNode, useCallback, useState } from "react";
import { headerStateOf } from "@/lib/page-state/header-mode";
import { HeaderStyles } from "./header-styles";
import { QueryReader } from "./query-reader";

/**
 * The header in the mode of the page below it: its rules read `data-mode` and `data-area`. Stored pages do not know
 * their address, so it is read in the browser, beside the header: around it, all of the header would be sent twice.
 */
export function ModeHeader({ children }: { children: ReactNode }) {
	const [state, setState] = useState<ReturnType<typeof headerStateOf>>();
	const read = useCallback(
		(query: string, path: string) => setState(headerStateOf(path, query)),
		[],
	);
	return (
		<>
			<HeaderStyles
				className="rule-below"
				data-mode={state?.mode}
				data-area={state?.area}
			>
				{children}
			</HeaderStyles>
			<QueryReader onRead={read} />
		</>
	);
}
