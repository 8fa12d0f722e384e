"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { Facts } from "@/components/ui/facts";
import { kit } from "@/components/ui/kit-css";
import { spellCode } from "@/gateway/contract/delivery/collecting-terms";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import { formatDate } from "@/lib/format/format-date";
import { drawQrCode } from "@/lib/format/qr-picture";
import { theme } from "@/lib/theme/theme";

const whole = { dateStyle: "medium", timeStyle: "short" } as const;

/** Where an order is fetched and until when, and by which code; nothing of one that is delivered. */
export function Collecting({
	order,
}: {
	order: Pick<MerchantOrder, "collecting" | "store">;
}) {
	const t = useTranslations("order.collecting");
	const locale = useLocale();
	const { collecting, store } = order;
	if (!collecting) return null;
	const { code, address, hours, until } = collecting;
	return (
		<CollectingStyles className="stack cols-1 gap-x3">
			{code && <Code code={code} />}
			<Facts
				facts={[
					[t("store"), store?.name],
					[t("address"), address],
					[t("hours"), hours && `${hours.from}–${hours.to}`],
					[t("until"), formatDate(new Date(until), locale, whole)],
				]}
			/>
		</CollectingStyles>
	);
}

function Code({ code }: { code: string }) {
	const t = useTranslations("order.collecting");
	const picture = `data:image/svg+xml,${encodeURIComponent(drawQrCode(code))}`;
	return (
		<figure>
			{/* biome-ignore lint/performance/noImgElement: drawn on the device. */}
			<img src={picture} alt={t("picture")} width={160} height={160} />
			<figcaption>
				<span className="soft">{t("code")}</span>
				<b className="code">{spellCode(code)}</b>
				<span className="soft">{t("show")}</span>
			</figcaption>
		</figure>
	);
}

const CollectingStyles = styled.div`
	figure {
		${kit.wrap("x3", "x4")};
		align-items: center;
		margin: 0;
	}
	img {
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	figcaption {
		${kit.stack("x1")};
	}
	.code {
		font-size: ${theme.type.heading};
		letter-spacing: 0.08em;
	}
`;
