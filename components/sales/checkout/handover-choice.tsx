"use client";

import { useTranslations } from "next-intl";
import { handovers } from "@/gateway/contract/sales/checkout-terms";
import { Option } from "./option";
import type { Own } from "./own";

// messages: checkout.handover.*

/** Where the supermarket leaves the goods. */
export function HandoverChoice({ draft, onChange }: Own) {
	const t = useTranslations("checkout");
	return (
		<section className="part">
			<fieldset className="stack cols-1 gap-x2">
				<legend>{t("handoverTitle")}</legend>
				{handovers.map((one) => (
					<Option
						key={one}
						type="radio"
						name="handover"
						checked={draft.handover === one}
						onChange={() => onChange({ handover: one })}
					>
						{t(`handover.${one}`)}
					</Option>
				))}
			</fieldset>
		</section>
	);
}
