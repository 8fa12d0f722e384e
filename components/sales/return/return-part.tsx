"use client";

import { useLocale, useTranslations } from "next-intl";
import { Actions, Part } from "@/components/sales/order/order-styles";
import { ProofPictures } from "@/components/sales/refund/refund-proof";
import { LinkButton } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Moment } from "@/components/ui/moment";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { Conditions } from "./conditions";
import { SendForm } from "./send-form";

// messages: refund.return.way.*

/** How the goods come back: until when, where to, and how they were found. */
export function ReturnPart({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund.return");
	const locale = useLocale();
	const { refundNo, state, return: back, others } = refund;
	if (!back) return <Others others={others} />;
	const { way, to, dueAt, courier, trackingNo, arrivedAt } = back;
	const day = dueAt && formatDay(dueAt, locale);
	const isToSend = state === "returning";
	return (
		<Part aria-labelledby="back">
			<h2 id="back">{t("title")}</h2>
			{day && <p>{t(isToSend ? "sendBy" : "lookedAtBy", { day })}</p>}
			<Facts
				facts={[
					[t("how"), t(`way.${way}`)],
					[
						t("to"),
						[to.name, to.address, to.phone].filter(Boolean).join(" · "),
					],
					...(courier
						? [[t("parcel"), `${courier} ${trackingNo}`] as [string, string]]
						: []),
				]}
			/>
			{arrivedAt && (
				<p>
					{t("arrived")} <Moment at={arrivedAt} />
				</p>
			)}
			<Conditions refund={refund} />
			<ProofPictures images={back.images} />
			{(isToSend || state === "sentBack") && (
				<>
					<Actions>
						<LinkButton kind="quiet" href={accountPaths.returnLabel(refundNo)}>
							{t("label")}
						</LinkButton>
					</Actions>
					<SendForm key={state} refundNo={refundNo} known={back} />
				</>
			)}
			<Others others={others} />
		</Part>
	);
}

/** What was one with it, until a part of it was refused. */
function Others({ others }: Pick<RefundDetail, "others">) {
	const t = useTranslations("refund.return");
	if (others.length === 0) return null;
	return (
		<p>
			{t("others")}{" "}
			{others.map((refundNo) => (
				<Link
					key={refundNo}
					className="target as-link"
					href={accountPaths.refund(refundNo)}
				>
					{refundNo}
				</Link>
			))}
		</p>
	);
}
