"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import type { TimeSpan } from "@/gateway/contract/delivery/delivery-slot";
import type { HeldUp } from "@/gateway/contract/sales/reschedule";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { formatSlot, sentenceCase } from "@/lib/format/format-slot";
import { notify } from "@/lib/page-state/notice";
import { Part } from "./order-styles";

// messages: order.heldUp.*

interface HeldUpNoticeProps {
	orderNo: string;
	/** Whether it is fetched. */
	isCollected: boolean;
	/** After it has another slot: what shows the order asks for it anew. */
	onMoved: () => Promise<unknown>;
}

/** That the weather holds an order up, and the times that it can come instead, each by one tap. */
export function HeldUpNotice({ orderNo, ...rest }: HeldUpNoticeProps) {
	const { found, ask } = useAccountList(["orders", "held up", orderNo], (api) =>
		api.get("/api/front/order/slot/{orderNo}", { params: { orderNo } }),
	);
	if (!found) return null;
	return <Choice orderNo={orderNo} heldUp={found} onRefused={ask} {...rest} />;
}

interface ChoiceProps extends HeldUpNoticeProps {
	heldUp: HeldUp;
	/** Somebody else was quicker: the times are others now. */
	onRefused: () => Promise<unknown>;
}

function Choice(props: ChoiceProps) {
	const { orderNo, heldUp, isCollected, onMoved, onRefused } = props;
	const t = useTranslations("order.heldUp");
	const locale = useLocale();
	const title = useRef<HTMLHeadingElement>(null);
	const [now] = useState(() => Date.now());
	const [isBusy, setBusy] = useState(false);
	const say = (slot: TimeSpan) => formatSlot(slot, locale, now);

	async function choose(slot: TimeSpan) {
		if (isBusy) return;
		setBusy(true);
		try {
			await browserApi(locale).post("/api/front/order/slot/{orderNo}", {
				params: { orderNo },
				body: { slot: slot.from },
			});
			notify(t("moved", { slot: say(slot) }));
			await onMoved();
		} catch (error) {
			const words = error instanceof ApiError ? error.message : "";
			notify(words || t("failed"), { isFault: true });
			await onRefused();
			title.current?.focus();
		} finally {
			setBusy(false);
		}
	}
	const kind = isCollected ? "collected" : "delivered";
	return (
		<Part className="screen-only" aria-labelledby="held-up" aria-busy={isBusy}>
			<h2 id="held-up" ref={title} tabIndex={-1}>
				{t(`${kind}.title`, { slot: say(heldUp.slot) })}
			</h2>
			<p className="strong">{heldUp.why}</p>
			<p>{t(`${kind}.detail`)}</p>
			{heldUp.offered.length === 0 ? (
				<p>{t("none")}</p>
			) : (
				<ul className="flow wraps gap-x2" aria-label={t("times")}>
					{heldUp.offered.map((slot) => (
						<li key={slot.from}>
							<Button
								kind="quiet"
								aria-disabled={isBusy || undefined}
								onClick={() => void choose(slot)}
							>
								{sentenceCase(say(slot))}
							</Button>
						</li>
					))}
				</ul>
			)}
		</Part>
	);
}
