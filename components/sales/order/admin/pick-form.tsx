"use client";

import { useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { LineRows } from "@/components/sales/order/order-styles";
import { Picture } from "@/components/ui/picture";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { leftOf } from "./gather-lines";
import { type PickedLine, PickLine } from "./pick-line";
import { useStep } from "./use-order-admin";

const untouched: { lines: PickedLine[] } = { lines: [] };

/** Each line as it was found on the shelf; everything is there until somebody says otherwise. */
export function PickForm({ order }: { order: StaffOrder }) {
	const t = useTranslations("console.orders.pick");
	const { orderNo } = order;
	const { take } = useStep();
	const form = useAdminForm(untouched, (body) =>
		take(
			(api) =>
				api.post("/api/operator/order/pick/{orderNo}", {
					params: { orderNo },
					body,
				}),
			t("done"),
		),
	);

	function say(said: PickedLine) {
		const others = form
			.getValues("lines")
			.filter(({ lineId }) => lineId !== said.lineId);
		form.setValue("lines", [...others, said]);
	}
	return (
		<section className="card" aria-labelledby="pick">
			<h2 id="pick">{t("title")}</h2>
			<p className="soft">{t("detail")}</p>
			<AdminForm form={form} saveLabel={t("do")}>
				{leftOf(order).map((line) => (
					<LineRows
						as="div"
						key={line.id}
						className="pick stack gap-x2 rule-above"
					>
						<div className="line">
							<Picture source={line.image} alt="" width={64} />
							<div className="what anywhere">
								<p className="name">{line.name}</p>
								<p className="soft">
									{Object.values(line.options).join(" · ")}
								</p>
							</div>
							<span className="strong no-break">× {line.left}</span>
						</div>
						<PickLine orderNo={orderNo} line={line} onPick={say} />
					</LineRows>
				))}
			</AdminForm>
		</section>
	);
}
