"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Point } from "@/gateway/contract/distance";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { logFault } from "@/lib/faults/log-fault";
import type { DeliveryLocation } from "@/lib/location/chosen-location";
import { findFirst, nameOfPoint, pointOf } from "@/lib/location/find-location";
import type { Prediction } from "@/lib/location/use-predictions";

/** Hears the place that was chosen. */
export type OnChoose = (place: DeliveryLocation) => void;

/** What the shopper is about to choose. */
export interface Draft {
	text: string;
	/** Undefined while only a text stands there. */
	point?: Point;
	/** The text while it is being typed; empty where it is ours. */
	typed: string;
	isFinding: boolean;
	/** Nothing was found for the text. */
	isUnknown: boolean;
}

const empty: Draft = {
	text: "",
	typed: "",
	isFinding: false,
	isUnknown: false,
};

// messages: location.position.label, location.map.point
/** The field's text and the pin, kept in step: a typed text has no point before it is found, a point gets its name. A predicted place is chosen as it is picked. */
export function useDraftLocation(onChoose: OnChoose) {
	const t = useTranslations("location");
	const locale = useLocale();
	const { draft, setDraft, find } = useFinding();

	function choose(point: Point, label: string, placeId?: string) {
		onChoose({ ...point, label, names: { [locale]: label }, placeId });
	}

	async function pick({ description, place_id: placeId }: Prediction) {
		setDraft({ ...empty, text: description, isFinding: true });
		const found = await find(async (api) => ({
			point: await pointOf(api, placeId),
		}));
		if (found) choose(found.point, description, placeId);
	}

	/** A point of the map or of the browser; the word names it where nobody knows what is there. */
	function point(point: Point, word: "position.label" | "map.point") {
		const fallback = t(word);
		setDraft(({ text, point: before }) => ({
			...empty,
			text: before && text ? text : fallback,
			point,
		}));
		void find(async (api) => ({
			text: (await nameOfPoint(api, point)) ?? fallback,
		}));
	}

	/** Takes the point, or the first place that the text means. */
	async function confirm(near: Point | undefined) {
		const { text, point } = draft;
		if (point) return choose(point, text);
		setDraft({ ...empty, text, isFinding: true });
		const found = await find(
			async (api) => (await findFirst(api, text, near)) ?? { isUnknown: true },
		);
		if (found && "point" in found)
			choose(found.point, found.text, found.placeId);
	}

	return {
		draft,
		type(text: string) {
			void find();
			setDraft({ ...empty, text, typed: text });
		},
		pick,
		point,
		confirm,
	};
}

/** For what only the last wish counts: each begins by ending the one before, and leaving ends the last. */
function useLatest(): () => AbortSignal {
	const current = useRef<AbortController>(undefined);
	useEffect(() => () => current.current?.abort(), []);
	return () => {
		current.current?.abort();
		current.current = new AbortController();
		return current.current.signal;
	};
}

/** A draft and the one way that leads on from it: an answer that comes after the shopper went another way is dropped. */
function useFinding() {
	const locale = useLocale();
	const begin = useLatest();
	const [draft, setDraft] = useState(empty);

	async function find<Found extends Partial<Draft>>(
		ask?: (api: Api) => Promise<Found>,
	) {
		const signal = begin();
		try {
			const found = await ask?.(browserApi(locale, { signal }));
			if (signal.aborted || !found) return undefined;
			setDraft((before) => ({ ...before, ...found, isFinding: false }));
			return found;
		} catch (fault) {
			if (signal.aborted) return undefined;
			logFault("a place", fault);
			setDraft((before) => ({
				...before,
				isFinding: false,
				isUnknown: before.point === undefined,
			}));
			return undefined;
		}
	}

	return { draft, setDraft, find };
}
