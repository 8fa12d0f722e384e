"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { useRouter } from "@/lib/i18n/use-router";
import { sentByScript } from "@/lib/page-state/sent-by-script";

interface SearchStaffProps {
	/** By which words. */
	hint: string;
	keyword: string;
	pathOf: (keyword: string) => string;
}

/** Members by words. */
export function SearchStaff({ hint, keyword, pathOf }: SearchStaffProps) {
	const t = useTranslations("console.staff");
	const router = useRouter();
	const [typed, setTyped] = useState(keyword);
	return (
		<form
			{...sentByScript}
			className="find"
			onSubmit={(event) => {
				event.preventDefault();
				router.push(pathOf(typed.trim()));
			}}
		>
			<Field
				label={t("search")}
				hint={hint}
				type="search"
				value={typed}
				maxLength={100}
				onChange={({ target }) => setTyped(target.value)}
			>
				<Button type="submit" kind="quiet">
					{t("find")}
				</Button>
			</Field>
		</form>
	);
}
