"use client";

import { late } from "@/components/ui/late";
import { useWanted } from "./filter-form";
import { ShowWords, type Total } from "./show-words";

const FoundTotal = late(() =>
	import("./found-total").then((module) => module.FoundTotal),
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
