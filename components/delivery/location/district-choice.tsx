"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { type District, regions } from "@/gateway/contract/identity/district";
import { localize } from "@/gateway/contract/locale";
import { useLocation } from "@/lib/location/chosen-location";
import type { OnChoose } from "./use-draft-location";

/** The shortest way: one of the 18 districts, by region. */
export function DistrictChoice({ onChoose }: { onChoose: OnChoose }) {
	const t = useTranslations("location");
	const locale = useLocale();
	const id = useId();
	const place = useLocation();

	function choose({ name, latitude, longitude }: District) {
		const label = localize(name, locale);
		onChoose({ latitude, longitude, label, names: name });
	}
	function isChosen({ latitude, longitude }: District) {
		return place?.latitude === latitude && place.longitude === longitude;
	}

	return (
		<section aria-labelledby={id}>
			<h3 className="head-body" id={id}>
				{t("districts")}
			</h3>
			<div className="stack gap-x3">
				{regions.map(({ key, name, districts }) => (
					<section key={key} aria-labelledby={id + key}>
						<h4 className="soft head-body strong" id={id + key}>
							{localize(name, locale)}
						</h4>
						<ul className="stack cols-3 gap-x2">
							{districts.map((district) => (
								<li key={district.key}>
									<button
										type="button"
										className="place district line-tight"
										aria-pressed={isChosen(district)}
										onClick={() => choose(district)}
									>
										{localize(district.name, locale)}
									</button>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</section>
	);
}
