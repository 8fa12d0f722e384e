"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import type { Point } from "@/gateway/contract/distance";
import { browserApi } from "../api/browser";
import { logFault } from "../faults/log-fault";

/** The specification's, shorter than that of other fields. */
const restMilliseconds = 100;

export interface Prediction {
	description: string;
	place_id: string;
	/** Metres; null where it is not known. */
	distance: number | null;
}

interface Answer {
	/** What it answers. */
	typed: string;
	predictions: Prediction[];
}

/**
 * Places that what is being typed may mean. Of older texts nothing arrives any more; their places stand until newer
 * ones do. A call that fails finds nothing.
 */
export function usePredictions(typed: string, near: Point | undefined) {
	const locale = useLocale();
	const [answer, setAnswer] = useState<Answer>();
	const wanted = typed.trim();
	const { latitude, longitude } = near ?? {};

	useEffect(() => {
		if (!wanted) return;
		const controller = new AbortController();
		async function ask() {
			const { signal } = controller;
			const api = browserApi(locale, { signal });
			const found = await api
				.get("/api/front/googleMap/ignore/queryAddress", {
					query: {
						areaName: wanted,
						latitude,
						longitude,
					},
				})
				.catch((fault) => {
					if (!signal.aborted) logFault("places that were typed", fault);
					return { predictions: [] };
				});
			if (!signal.aborted) setAnswer({ typed: wanted, ...found });
		}
		const timer = setTimeout(ask, restMilliseconds);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [wanted, locale, latitude, longitude]);

	return {
		predictions: wanted && answer ? answer.predictions : [],
		/** Whether they answer what stands there now. */
		isAnswered: wanted !== "" && answer?.typed === wanted,
	};
}
