"use client";

import { useLocale } from "next-intl";
import { useId } from "react";
import { localize } from "@/gateway/contract/locale";
import { type Place, usePlace } from "@/lib/place/chosen-place";
import { type District, regions } from "@/lib/place/districts";

interface DistrictChoiceProps {
	onChoose: (place: Place) => void;
}

export function DistrictChoice({ onChoose }: DistrictChoiceProps) {
	const locale = useLocale();
	const id = useId();
	const place = usePlace();

	function choose({ name, latitude, longitude }: District) {
		const label = localize(name, locale);
		onChoose({ latitude, longitude, label, names: name });
	}
	function isChosen({ latitude, longitude }: District) {
		return place?.latitude === latitude && place.longitude === longitude;
	}

	return regions.map(({ key, name, districts }) => (
		<section key={key} aria-labelledby={id + key}>
			<h3 id={id + key}>{localize(name, locale)}</h3>
			<ul>
				{districts.map((district) => (
					<li key={district.key}>
						<button
							type="button"
							className="district"
							aria-pressed={isChosen(district)}
							onClick={() => choose(district)}
						>
							{localize(district.name, locale)}
						</button>
					</li>
				))}
			</ul>
		</section>
	));
}
