import { useTranslations } from "next-intl";
import type { DisputeDetail } from "@/gateway/contract/sales/return-detail";

/** What each side says, and how it was decided. */
export function DisputeWords({ dispute }: { dispute: DisputeDetail }) {
	const t = useTranslations("refund.dispute");
	const said = [
		[t("theirs"), dispute.refusal],
		[t("yours"), dispute.objection],
		[t("verdict"), dispute.verdict],
	] as const;
	return (
		<dl className="stack gap-x2">
			{said.map(
				([who, words]) =>
					words && (
						<div key={who}>
							<dt className="soft">{who}</dt>
							<dd style={{ whiteSpace: "pre-line" }}>{words}</dd>
						</div>
					),
			)}
		</dl>
	);
}
