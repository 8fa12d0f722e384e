"use client";

import { useFormContext } from "react-hook-form";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import { ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";

/** Whose a new goods is, as an operator says; staff add their own merchant's. */
export function WhoseCard() {
	const { setValue } = useFormContext();
	const { value, change, fault } = useAdminField("merId");
	if (!useStaff()?.isOperator) return null;
	return (
		<section className="card">
			<ShopSelect
				value={value as number | undefined}
				none="choose"
				fault={fault}
				onChoose={(merId) => {
					change(merId);
					// Another merchant may sell in the other area.
					setValue("categoryId", undefined);
				}}
			/>
		</section>
	);
}
