"use client";

import { useLocale, useTranslations } from "next-intl";
import type { BasketMember as Member } from "@/gateway/contract/sales/shared-basket";
import { browserApi } from "@/lib/api/browser";
import { formatPrice } from "@/lib/money/money";
import { Ask } from "./ask";
import type { BasketProps } from "./basket-card";
import { BasketLines } from "./basket-lines";

/** What one of them put in, and what it comes to. */
export function BasketMember(props: BasketProps & { member: Member }) {
	const { basket, member, onChange } = props;
	const t = useTranslations("sharedBasket");
	const { id, isYou } = member;
	const name = isYou ? t("you", { name: member.name }) : member.name;
	const title = `member-${id}`;
	const lines = basket.lines.filter(({ memberId }) => memberId === id);
	return (
		<section className="stack cols-1 gap-x3" aria-labelledby={title}>
			<div className="row wraps apart gap-x2">
				<h3 id={title} className="head-reading anywhere">
					{name}
				</h3>
				<span>
					<span className="soft">
						{t("pieces", { count: member.pieces })} ·{" "}
					</span>
					<span className="strong">{formatPrice(member.share)}</span>
				</span>
			</div>
			{lines.length > 0 ? (
				<BasketLines
					lines={lines}
					basketId={basket.id}
					mayChange={!basket.taken && (isYou || basket.isOwn)}
					onChange={onChange}
				/>
			) : (
				<p className="note">{t("nothing")}</p>
			)}
			{basket.isOwn && !isYou && (
				<PutOut basket={basket} member={member} onChange={onChange} />
			)}
		</section>
	);
}

function PutOut({
	basket,
	member,
	onChange,
}: BasketProps & { member: Member }) {
	const api = browserApi(useLocale());
	async function putOut() {
		await api.post("/api/front/shared-basket/leave/{id}", {
			params: { id: basket.id },
			body: { memberId: member.id },
		});
		onChange();
	}
	return (
		<div>
			<Ask what="remove" values={{ name: member.name }} onConfirm={putOut} />
		</div>
	);
}
