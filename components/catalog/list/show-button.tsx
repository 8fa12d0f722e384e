"use client";

import { Button } from "@/components/ui/button";
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
		<Button type="submit" kind="primary" isWide>
			{wanted === undefined ? (
				<ShowWords {...total} />
			) : (
				<FoundTotal wanted={wanted} />
			)}
		</Button>
	);
}
