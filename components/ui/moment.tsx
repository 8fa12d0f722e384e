"use client";

import { useLocale } from "next-intl";
import { formatDate } from "@/lib/format/format-date";

/** Day and hour as Hong Kong's clocks have them. */
export function Moment({ at }: { at: string }) {
	const words = formatDate(new Date(at), useLocale(), {
		dateStyle: "medium",
		timeStyle: "short",
	});
	return (
		<time className="soft" dateTime={at}>
			{words}
		</time>
	);
}
