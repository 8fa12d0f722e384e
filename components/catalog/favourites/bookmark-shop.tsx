"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** The shop among the browser's own favourites: no browser lets a page add itself, so the page says which keys do. */
export function BookmarkShop() {
	const t = useTranslations("favourites.bookmark");
	const [isAsked, setAsked] = useState(false);
	return (
		<div className="bookmark">
			<p role="status">{isAsked ? t("hint") : t("detail")}</p>
			<Button kind="quiet" onClick={() => setAsked(true)}>
				<Icon name="heart" size={18} />
				{t("add")}
			</Button>
		</div>
	);
}
