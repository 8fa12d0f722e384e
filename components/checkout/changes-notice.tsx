"use client";

import { useTranslations } from "next-intl";
import type { Quote, QuoteChange } from "@/gateway/contract/checkout";
import { formatPrice } from "@/lib/money";

interface ChangesNoticeProps {
	quote: Quote | undefined;
	changes: QuoteChange[];
	onAcknowledge: () => void;
}

const isAmount = (text: string | null) => /^\d+\.\d\d$/.test(text ?? "");
const say = (text: string) => (isAmount(text) ? formatPrice(text) : text);

// messages: checkout.change.*

/** What is not as it was when it was last seen; the sum holds it already. */
export function ChangesNotice(props: ChangesNoticeProps) {
	const { quote, changes, onAcknowledge } = props;
	const t = useTranslations("checkout");
	const dropped = quote?.dropped ?? [];
	const named = new Set(changes.map(({ about }) => about));
	const unnamed = dropped.filter(({ skuId }) => !named.has(String(skuId)));
	if (changes.length + unnamed.length === 0) return <div role="alert" hidden />;
	return (
		<section className="part changes" role="alert">
			<h2>{t("changes.title")}</h2>
			<ul>
				{changes.map(({ kind, about, name, before, now }) => (
					<li key={`${kind}-${about}`}>
						{t(`change.${kind}`, { name })}
						{isAmount(before) && isAmount(now) && (
							<>
								{" "}
								<s>{say(before ?? "")}</s> {say(now ?? "")}
							</>
						)}
					</li>
				))}
				{unnamed.map(({ skuId, name }) => (
					<li key={skuId}>{t("change.offShelf", { name })}</li>
				))}
			</ul>
			{changes.length > 0 && (
				<p>
					<button
						type="button"
						className="button quiet"
						onClick={onAcknowledge}
					>
						{t("changes.accept")}
					</button>
				</p>
			)}
		</section>
	);
}
