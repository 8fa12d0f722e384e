"use client";

import dynamic from "next/dynamic";
import { useWanted } from "./filter-form";
import { ShowWords, type Total } from "./show-words";

const FoundTotal = dynamic(
	() => import("./found-total").then((module) => module.FoundTotal),
	{ ssr: false },
);

/** Sends the form, and says how many goods its choices lead to. */
export function ShowButton({ total }: { total: Total }) {
	const wanted = useWanted();
	return (
		<button type="submit" className="button primary wide">
			{wanted === undefined ? (
				<ShowWords {...total} />
			) : (
				<FoundTotal wanted={wanted} />
			)}
		</button>
	);
}
