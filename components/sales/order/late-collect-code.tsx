"use client";

import dynamic from "next/dynamic";

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
export function LateCollectCode({ code }: { code: string }) {
	return <CollectCode code={code} />;
}
