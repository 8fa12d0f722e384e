"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { OrderDetail } from "@/gateway/contract/order-detail";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";

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
		<section className="part screen-only" aria-labelledby="contact">
			<h2 id="contact">{t("title")}</h2>
			<div className="contacts">
				{contact.phone && (
					<a
						className="button quiet"
						href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}
					>
						<Icon name="phone" size={18} />
						{t("call", { name: merchant.name })}
					</a>
				)}
				<Link
					className="button quiet"
					href={paths.merchant(merchant.id)}
					prefetch={false}
				>
					<Icon name="store" size={18} />
					{t("visit")}
				</Link>
			</div>
			<p className="soft">{t("shop")}</p>
			<div className="contacts lines-of-shop">{children}</div>
		</section>
	);
}
