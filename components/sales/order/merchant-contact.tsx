"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import useSWR from "swr";
import { TalkLink } from "@/components/layout/talk-link";
import { buttonClass, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { browserApi } from "@/lib/api/browser";
import { talkAddress } from "@/lib/format/customer-service";
import { paths } from "@/lib/routes/paths";
import { Part } from "./order-styles";

interface MerchantContactProps {
	order: OrderDetail;
	/** How to reach the shop itself. */
	children: ReactNode;
}

/** Whom to ask: the merchant first, then the shop. */
export function MerchantContact({ order, children }: MerchantContactProps) {
	const t = useTranslations("order.contact");
	const { merchant, contact } = order;
	return (
		<Contact className="screen-only" aria-labelledby="contact">
			<h2 id="contact">{t("title")}</h2>
			<div className="contacts">
				{contact.phone && (
					<a
						className={buttonClass({ kind: "quiet" })}
						href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}
					>
						<Icon name="phone" size={18} />
						{t("call", { name: merchant.name })}
					</a>
				)}
				<MerchantTalk {...merchant} orderNo={order.orderNo} />
				<LinkButton kind="quiet" href={paths.merchant(merchant.id)}>
					<Icon name="store" size={18} />
					{t("visit")}
				</LinkButton>
			</div>
			<p className="soft">{t("shop")}</p>
			<div className="contacts lines-of-shop">{children}</div>
		</Contact>
	);
}

const written = ["H5", "message", "email"] as const;

interface MerchantTalkProps {
	/** Of the merchant. */
	id: number;
	name: string;
	orderNo?: string;
	refundNo?: string;
}

// messages: order.contact.talk.*
/** Where the merchant itself is written to; nothing until that is known, and where it is called instead. */
export function MerchantTalk(props: MerchantTalkProps) {
	const { id, name, ...about } = props;
	const t = useTranslations("order.contact");
	const locale = useLocale();
	const { data: service } = useSWR(
		["merchant-service", locale, id],
		() =>
			browserApi(locale, { isQuiet: true }).get(
				"/api/front/merchant/customer/service/info/{id}",
				{ params: { id } },
			),
		{ revalidateOnFocus: false },
	);
	const kind = written.find((one) => one === service?.serviceType);
	const talk = service?.isOwn && talkAddress(service, { merId: id, ...about });
	if (!kind || !talk) return null;
	return (
		<TalkLink className={buttonClass({ kind: "quiet" })} href={talk}>
			<Icon name="message-circle" size={18} />
			{t(`talk.${kind}`, { name })}
		</TalkLink>
	);
}

const Contact = styled(Part)`
	.contacts {
		${kit.wrap("x2", "x5")};
	}
	/* The operator has named nobody. */
	p:has(+ .lines-of-shop:empty) {
		display: none;
	}
	.lines-of-shop .line {
		${kit.target("x2")};
	}
	.lines-of-shop .hours {
		align-self: center;
	}
`;
