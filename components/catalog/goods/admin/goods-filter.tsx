"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { ShopList } from "@/components/layout/console/shop-select";
import { useCategories } from "@/components/layout/console/use-choices";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { useRouter } from "@/lib/i18n/use-router";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { goodsAdminPath } from "./goods-path";
import { useArea } from "./use-area";
import type { GoodsAdminQuery } from "./use-goods-list";

/** Words and a category, for operators a merchant too; all go into the address. */
export function GoodsAdminFilter({ place }: { place: GoodsAdminQuery }) {
	const t = useTranslations("console.goods");
	const { push } = useRouter();
	const isOperator = useStaff()?.isOperator;
	const tops = useTops(place.merId);
	const [typed, setTyped] = useState(place.keyword);
	const narrow = (part: Partial<GoodsAdminQuery>) =>
		push(goodsAdminPath({ ...place, page: 1, ...part }));
	return (
		<search>
			<Search
				onSubmit={(event) => {
					event.preventDefault();
					narrow({ keyword: typed.trim() });
				}}
			>
				<input
					type="search"
					aria-label={t("search")}
					placeholder={t("search")}
					maxLength={100}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
				{isOperator && (
					<ShopList
						value={place.merId}
						none="all"
						// Another merchant may sell in the other area.
						onChoose={(merId) => narrow({ merId, cid: undefined })}
					/>
				)}
				<select
					aria-label={t("category")}
					value={place.cid ?? ""}
					onChange={({ target }) =>
						narrow({ cid: Number(target.value) || undefined })
					}
				>
					<option value="">{t("allCategories")}</option>
					{tops.map((top) => (
						<optgroup key={top.id} label={top.name}>
							<option value={top.id}>{t("allOf", { name: top.name })}</option>
							{top.childList?.map((leaf) => (
								<option key={leaf.id} value={leaf.id}>
									{leaf.name}
								</option>
							))}
						</optgroup>
					))}
				</select>
				<Button type="submit" kind="quiet">
					<Icon name="search" size={18} />
					{t("find")}
				</Button>
			</Search>
		</search>
	);
}

/** Of the area in which the merchant sells; of both where an operator looks at all merchants. */
function useTops(merId: number | undefined) {
	const area = useArea(merId);
	const isAll = useStaff()?.isOperator && merId === undefined;
	return useCategories().filter(({ cartType }) => isAll || cartType === area);
}

const Search = styled.form.attrs(sentByScript)`
	${kit.wrap("x2")};

	:is(input, select) {
		${kit.textBox};
		flex: 1 1 140px;
		min-width: 0;
		text-overflow: ellipsis;
	}
	input {
		flex-basis: 240px;
	}
`;
