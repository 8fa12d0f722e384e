"use client";

import { useTranslations } from "next-intl";
import { formatPrice } from "@/lib/money/money";
import { Option } from "./option";
import type { Own } from "./own";

/** Points to use, and what they take off. */
export function PointsChoice({ quote, draft, onChange }: Own) {
	const t = useTranslations("checkout.points");
	const { current, usable, worth } = quote.points;
	if (current === 0) return null;
	return (
		<section className="part">
			<Option
				type="checkbox"
				checked={draft.usePoints}
				disabled={usable === 0}
				onChange={({ target }) => onChange({ usePoints: target.checked })}
			>
				<b>{t("use", { count: usable, amount: formatPrice(worth) })}</b>
				<small className="note">{t("have", { count: current })}</small>
			</Option>
		</section>
	);
}
