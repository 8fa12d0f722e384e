"use client";

import { useTranslations } from "next-intl";
import { useCategories } from "@/components/layout/console/use-choices";
import { useStaff } from "@/components/layout/console/use-staff";
import type { GoodsDraft } from "./draft";
import { FormField } from "./form-field";
import { useArea } from "./use-area";

export interface CategoryFieldProps {
	draft: GoodsDraft;
	/** Whose it is; undefined for one's own, and until an operator has said. */
	merId: number | undefined;
	change: (part: Partial<GoodsDraft>) => void;
}

/** A leaf of the area in which the merchant sells: any other is refused. */
export function CategoryField({ draft, merId, change }: CategoryFieldProps) {
	const t = useTranslations("console.goods.form");
	const isMerchantAwaited = useStaff()?.isOperator && merId === undefined;
	const area = useArea(merId);
	const tops = useCategories().filter(({ cartType }) => cartType === area);
	return (
		<FormField
			name="categoryId"
			label={t("category")}
			hint={isMerchantAwaited ? t("merchantFirst") : undefined}
		>
			{(control) => (
				<select
					{...control}
					value={draft.categoryId ?? ""}
					onChange={({ target }) =>
						change({ categoryId: Number(target.value) || undefined })
					}
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
		</FormField>
	);
}
