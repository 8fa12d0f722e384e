"use client";

import { useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import useSWR from "swr";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { useRouter } from "@/lib/i18n/use-router";
import { notify } from "@/lib/page-state/notice";
import { consolePaths } from "@/lib/routes/console-paths";
import { paths } from "@/lib/routes/paths";
import { refetchAccount } from "@/lib/session/account-answers";
import { openLogin, openRegistration } from "@/lib/session/login-dialog";
import { useSignedIn } from "@/lib/session/signed-in";

type Words = Record<
	| "title"
	| "to"
	| "shop"
	| "signIn"
	| "register"
	| "accept"
	| "over"
	| "failed"
	| "home",
	string
>;

/** Says who invites and to what; whoever has the account of that address accepts, others sign in or register first. */
export function AcceptInvitation({ words }: { words: Words }) {
	const locale = useLocale();
	const router = useRouter();
	const isMember = useSignedIn()?.kind === "member";
	const token = useSearchParams().get("token") || "none";
	const { data: invitation, error } = useSWR(
		["staff-invitation", token, locale],
		() =>
			browserApi(locale, { isQuiet: true }).post(
				"/api/front/staff/invitation",
				{
					body: { token },
				},
			),
		{ shouldRetryOnError: false, revalidateOnFocus: false },
	);

	async function accept() {
		try {
			await browserApi(locale).post("/api/front/staff/invitation/accept", {
				body: { token },
			});
			refetchAccount();
			router.push(consolePaths.page());
		} catch (failure) {
			const { message = words.failed } = describeFailure(failure);
			notify(message, { isFault: true });
		}
	}
	if (error) return <Over error={error} words={words} />;
	if (!invitation)
		return (
			<span className="skeleton" style={{ height: 240 }} aria-hidden="true" />
		);
	const { merchant, role, email } = invitation;
	const about = [merchant ?? words.shop, role].filter(Boolean).join(" · ");
	return (
		<EmptyState
			headingLevel={1}
			picture="/pictures/empty-list.webp"
			title={words.title}
			detail={`${about} — ${words.to} ${email}`}
		>
			{isMember ? (
				<Button kind="primary" onClick={() => void accept()}>
					{words.accept}
				</Button>
			) : (
				<>
					<Button kind="primary" onClick={() => openLogin()}>
						{words.signIn}
					</Button>
					<Button kind="quiet" onClick={openRegistration}>
						{words.register}
					</Button>
				</>
			)}
		</EmptyState>
	);
}

interface OverProps {
	error: unknown;
	words: Words;
}

function Over({ error, words }: OverProps) {
	return (
		<EmptyState
			headingLevel={1}
			picture="/pictures/empty-list.webp"
			title={describeFailure(error).message ?? words.over}
		>
			<LinkButton kind="primary" href={paths.home()}>
				{words.home}
			</LinkButton>
		</EmptyState>
	);
}
