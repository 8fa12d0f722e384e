"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import useSWR from "swr";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { kit } from "@/components/ui/kit-css";
import { browserApi } from "@/lib/api/browser";
import { consolePaths } from "@/lib/routes/console-paths";
import { paths } from "@/lib/routes/paths";
import { screen, theme } from "@/lib/theme/theme";
import { ClaimForm } from "./claim-form";

/** A shop before it opens: to whoever runs it the way in, to everybody else a word. */
export function SetupPage() {
	const locale = useLocale();
	const { data, error, mutate } = useSWR(["setup"], () =>
		browserApi(locale).get("/api/front/setup"),
	);
	return (
		<Frame className="stack cols-1 gap-x5">
			{!data &&
				(error ? (
					<ListFault onRetry={() => mutate()} />
				) : (
					<ListSkeleton height={120} />
				))}
			{data && !data.isClaimed && <ClaimForm />}
			{data?.isClaimed && <Claimed isOpen={data.isOpen} />}
		</Frame>
	);
}

function Claimed({ isOpen }: { isOpen: boolean }) {
	const t = useTranslations("console.setup");
	return (
		<>
			<h1 className="head-heading">
				{t(isOpen ? "open.title" : "soon.title")}
			</h1>
			<p className="text-pretty">{t(isOpen ? "open.detail" : "soon.detail")}</p>
			<div className="flow wraps gap-x3">
				{isOpen && (
					<LinkButton kind="primary" href={paths.home()}>
						{t("open.visit")}
					</LinkButton>
				)}
				<LinkButton kind="quiet" href={consolePaths.page("setup")}>
					{t("soon.operator")}
				</LinkButton>
			</div>
		</>
	);
}

const Frame = styled.main`
	width: min(560px, 100% - 32px);
	margin: ${theme.space.x8} auto;
	padding: ${theme.space.x6};
	${kit.panel};
	box-shadow: ${theme.shadow.lift};

	${screen.phone} {
		margin-block: ${theme.space.x4};
		padding: ${theme.space.x5} ${theme.space.x4};
	}
`;
