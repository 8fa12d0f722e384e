"use client";

import { useTranslations } from "next-intl";
import type { Draft } from "./use-draft-location";
import type { PositionState } from "./use-own-position";

interface LocationStatusProps {
	id: string;
	position: PositionState;
	draft: Draft;
	/** How many places the list below the field shows; undefined before that is known. */
	found: number | undefined;
}

// messages: location.position.*
/** The one place that says what is going on. What the pin stands on is seen in the field, and said to screen readers. */
export function LocationStatus(props: LocationStatusProps) {
	const { id, position, draft, found } = props;
	const t = useTranslations("location");
	const words = read();

	function read() {
		if (position !== "idle") return t(`position.${position}`);
		if (draft.isFinding) return t("search.asking");
		const isUnknown = draft.typed ? found === 0 : draft.isUnknown;
		return isUnknown ? t("search.unknown") : undefined;
	}

	return (
		<p id={id} role="status" className={words ? "soft" : "visually-hidden"}>
			{words ?? (draft.point && draft.text)}
		</p>
	);
}
