"use client";

import { useTranslations } from "next-intl";
import {
	LineField,
	Pair,
	WrittenField,
} from "@/components/layout/console/form/fields";
import type { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import type { SiteValues } from "./site-panel";

interface AboutFieldsProps {
	form: ReturnType<typeof useAdminForm<SiteValues>>;
}

const emptyLink = { name: {}, path: "/" };
const emptyList = { title: {}, links: [emptyLink] };

/** Lists of links at the foot of every page. */
export function AboutFields({ form }: AboutFieldsProps) {
	const t = useTranslations("console.content");
	const lists = form.watch("aboutLinks");
	const change = (aboutLinks: SiteValues["aboutLinks"]) =>
		form.setValue("aboutLinks", aboutLinks);
	return (
		<>
			{lists.map(({ links }, at) => {
				const path = `aboutLinks.${at}` as const;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a list has no name but its place.
					<div className="card" key={at}>
						<h2>{t("aboutList", { number: at + 1 })}</h2>
						<WrittenField path={`${path}.title`} label={t("title")} />
						{links.map((_, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a link has no name but its place.
							<Pair key={place}>
								<WrittenField
									path={`${path}.links.${place}.name`}
									label={t("linkName", { number: place + 1 })}
								/>
								<LineField
									path={`${path}.links.${place}.path`}
									label={t("path")}
								/>
							</Pair>
						))}
						<div className="flow wraps gap-x2">
							<Button
								kind="quiet"
								onClick={() =>
									form.setValue(`${path}.links`, [...links, emptyLink])
								}
							>
								{t("addLink")}
							</Button>
							{links.length > 0 && (
								<Button
									kind="quiet"
									onClick={() =>
										form.setValue(`${path}.links`, links.slice(0, -1))
									}
								>
									{t("dropLink")}
								</Button>
							)}
							<Button
								kind="quiet"
								onClick={() => change(lists.filter((_, other) => other !== at))}
							>
								{t("dropList")}
							</Button>
						</div>
					</div>
				);
			})}
			<Button kind="quiet" onClick={() => change([...lists, emptyList])}>
				{t("addList")}
			</Button>
		</>
	);
}
