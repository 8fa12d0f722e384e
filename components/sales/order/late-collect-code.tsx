"use client";

import dynamic from "next/dynamic";
import type { CollectCodeProps } from "./collect-code";

const CollectCode = dynamic(
	() => import("./collect-code").then((module) => module.CollectCode),
	{
		ssr: false,
		loading: () => (
			<span className="skeleton" style={{ height: heightOfCode }} />
		),
	},
);

/** With its picture, so that nothing moves when it comes. */
const heightOfCode = 162;

/** The code with the orders that have one: what draws its picture comes with it. */
export function LateCollectCode(props: CollectCodeProps) {
	return <CollectCode {...props} />;
}
