"use client";

import { useLocale } from "next-intl";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { findDistrict } from "@/gateway/contract/identity/district";
import { browserApi } from "@/lib/api/browser";
import {
	type Prediction,
	usePredictions,
} from "@/lib/location/use-predictions";
import type { AddressDraft } from "./address-draft";
import { streetOf } from "./street-of";

/** The street as it is typed or chosen: a chosen one brings its district and its point, a typed one has none yet. */
export function useStreet() {
	const locale = useLocale();
	const { setValue, trigger } = useFormContext<AddressDraft>();
	const district = useWatch<AddressDraft, "district">({ name: "district" });
	const [typed, setTyped] = useState("");
	const { predictions } = usePredictions(typed, findDistrict(district ?? ""));
	/** Counts what was typed or chosen: an answer to what came before is dropped. */
	const turn = useRef(0);

	function place(latitude: number | null, longitude: number | null) {
		setValue("latitude", latitude);
		setValue("longitude", longitude);
	}

	function type(text: string) {
		turn.current++;
		setTyped(text);
		setValue("detail", text);
		place(null, null);
	}

	async function choose({ place_id: placeId, description }: Prediction) {
		type(streetOf(description));
		setTyped("");
		void trigger("detail");
		const own = turn.current;
		const details = await browserApi(locale)
			.get("/api/front/googleMap/ignore/queryPlaceDetails", {
				query: {
					placeId,
				},
			})
			.catch(() => undefined);
		if (!details || own !== turn.current) return;
		const { geometry, district: found } = details.result;
		place(geometry.location.lat, geometry.location.lng);
		if (!found) return;
		setValue("district", found);
		void trigger("district");
	}

	return { predictions, type, choose };
}
