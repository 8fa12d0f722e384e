"use client";

import { useTranslations } from "next-intl";
import { useFieldArray } from "react-hook-form";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { leftOf } from "./gather-lines";
import { ParcelFields } from "./parcel-fields";
import { allPieces, newParcel, parcelsOf } from "./parcel-values";
import { useStep } from "./use-order-admin";

interface ShipFormProps {
	order: StaffOrder;
	/** Whether this is what waits to be done. */
	isNext: boolean;
}

/** By courier, own people or over the wire; in one parcel, or each line's pieces in one of several. */
export function ShipForm({ order, isNext }: ShipFormProps) {
	const t = useTranslations("console.orders.ship");
	const { take } = useStep();
	const lines = leftOf(order);
	const form = useAdminForm(
		{ parcels: [newParcel(order, lines)] },
		({ parcels }) =>
			take(
				(api) =>
					api.post("/api/operator/order/ship/{orderNo}", {
						params: { orderNo: order.orderNo },
						body: { parcels: parcelsOf(parcels, lines) },
					}),
				t("done"),
			),
	);
	const { control } = form;
	const { fields, append, remove } = useFieldArray({
		control,
		name: "parcels",
	});
	const areSeveral = fields.length > 1;

	function split() {
		// Until now the first one held everything.
		if (!areSeveral) form.setValue("parcels.0.pieces", allPieces(lines));
		append(newParcel(order, lines), { shouldFocus: false });
	}
	const more = (
		<>
			<Button kind="quiet" onClick={split}>
				{t("another")}
			</Button>
			{areSeveral && (
				<Button kind="quiet" onClick={() => remove(fields.length - 1)}>
					{t("fewer")}
				</Button>
			)}
		</>
	);
	return (
		<section className="card" aria-labelledby="ship">
			<h2 id="ship">{t("title")}</h2>
			<AdminForm
				form={form}
				saveLabel={t("do")}
				saveKind={isNext ? "primary" : "quiet"}
				after={more}
			>
				{fields.map(({ id }, at) => (
					<fieldset key={id} className="stack cols-1 gap-x4">
						{areSeveral && <legend>{t("parcel", { number: at + 1 })}</legend>}
						<ParcelFields
							path={`parcels.${at}`}
							lines={areSeveral ? lines : []}
						/>
					</fieldset>
				))}
			</AdminForm>
		</section>
	);
}
