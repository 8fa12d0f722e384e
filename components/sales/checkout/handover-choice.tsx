"use client";

import { useTranslations } from "next-intl";
import { handovers } from "@/gateway/contract/sales/checkout-terms";
import type { Own } from "./own";

// messages: checkout.handover.*

/** Where the supermarket leaves the goods. */
export function HandoverChoice({ draft, onChange }: Own) {
	const t = useTranslations("checkout");
	return (
		<section className="part">
			<fieldset>
				<legend>{t("handoverTitle")}</legend>
				{handovers.map((one) => (
					<label key={one} className="option">
						<input
							type="radio"
							name="handover"
							checked={draft.handover === one}
							onChange={() => onChange({ handover: one })}
						/>
						<span>{t(`handover.${one}`)}</span>
					</label>
				))}
			</fieldset>
		</section>
	);
}
