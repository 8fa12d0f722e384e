"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Place } from "@/lib/place/chosen-place";
import { useOwnPosition } from "./use-own-position";

interface OwnPositionProps {
	onFound: (place: Place) => void;
}

// messages: place.position.*

/** Where the shopper stands, when the browser may say so. */
export function OwnPosition({ onFound }: OwnPositionProps) {
	const t = useTranslations("place.position");
	const { state, ask } = useOwnPosition((point) =>
		onFound({ ...point, label: t("label") }),
	);
	return (
		<div className="own">
			<button
				type="button"
				className="button quiet wide"
				aria-disabled={state === "asking"}
				onClick={ask}
			>
				<Icon name="locate-fixed" size={20} />
				{t("use")}
			</button>
			<p role="status">{state !== "idle" && t(state)}</p>
		</div>
	);
}
