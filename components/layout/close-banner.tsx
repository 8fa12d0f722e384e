"use client";

import { Icon } from "@/components/ui/icon";
import { writeEntry } from "@/lib/storage/storage";
import {
	closedBannerAttribute,
	closedBannerEntry,
} from "@/lib/storage/top-banner";

function close() {
	writeEntry(closedBannerEntry, true, "session");
	document.documentElement.setAttribute(closedBannerAttribute, "");
	document.getElementById("content")?.focus({ preventScroll: true });
}

/** The focus goes on to the page: a button out of sight cannot hold it. */
export function CloseBanner({ label }: { label: string }) {
	return (
		<button
			type="button"
			className="centre rigid"
			aria-label={label}
			onClick={close}
		>
			<Icon name="x" size={18} />
		</button>
	);
}
