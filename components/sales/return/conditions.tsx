import { useTranslations } from "next-intl";
import type { RefundDetail } from "@/gateway/contract/sales/refund";

// messages: refund.return.condition.*

/** How staff found each line; nothing until they have looked. */
export function Conditions({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund.return");
	const found = refund.return?.lines ?? [];
	if (found.length === 0) return null;
	const nameOf = (id: number) =>
		refund.lines.find(({ lineId }) => lineId === id)?.name ?? "";
	return (
		<ul>
			{found.map(({ lineId, condition }) => (
				<li key={lineId}>
					{nameOf(lineId)} · <b>{t(`condition.${condition}`)}</b>
				</li>
			))}
		</ul>
	);
}
