"use client";

import { useTranslations } from "next-intl";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import { useCategories } from "@/components/layout/console/use-choices";
import { useStaff } from "@/components/layout/console/use-staff";
import { Labelled } from "@/components/ui/form/field";
import { useArea } from "./use-area";

/** A leaf of the area in which the merchant sells, any other is refused; none is named for one's own, and until an operator has said. */
export function CategoryField({ merId }: { merId: number | undefined }) {
	const t = useTranslations("console.goods.form");
	const { value, change, fault } = useAdminField("categoryId");
	const isMerchantAwaited = useStaff()?.isOperator && merId === undefined;
	const area = useArea(merId);
	const tops = useCategories().filter(({ cartType }) => cartType === area);
	return (
		<Labelled
			label={t("category")}
			hint={isMerchantAwaited ? t("merchantFirst") : undefined}
			fault={fault}
		>
			{(control) => (
				<select
					{...control}
					value={String(value ?? "")}
					onChange={({ target }) => change(Number(target.value) || undefined)}
				>
					<option value="">{t("chooseCategory")}</option>
					{tops.map((top) => (
						<optgroup key={top.id} label={top.name}>
							{top.childList?.map((leaf) => (
								<option key={leaf.id} value={leaf.id}>
									{leaf.name}
								</option>
							))}
						</optgroup>
					))}
				</select>
			)}
		</Labelled>
	);
}
