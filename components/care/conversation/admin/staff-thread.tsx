"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Button } from "@/components/ui/button";
import type { StaffThread } from "@/gateway/contract/care/conversation-admin";
import { browserApi } from "@/lib/api/browser";
import { useRouter } from "@/lib/i18n/use-router";
import { notify } from "@/lib/page-state/notice";
import { ThreadView } from "../thread-view";
import type { ThreadCalls } from "../use-thread";
import { InsertReadyAnswer } from "./insert-ready-answer";

interface StaffThreadViewProps {
	id: number;
	back: string;
	/** Something of it is otherwise now. */
	onChange: () => void;
}

/** A conversation as staff answer it. */
export function StaffThreadView(props: StaffThreadViewProps) {
	const { id, back, onChange } = props;
	const calls: ThreadCalls<StaffThread> = {
		name: `conversation-staff-${id}`,
		stream: "staff",
		isOwn: ({ side }) => side !== "shopper",
		read: (api, stretch) =>
			api.get("/api/operator/conversation/messages/{id}", {
				params: { id },
				query: stretch,
			}),
		send: async (api, { key, text, images }) => {
			const sent = await api.post("/api/operator/conversation/reply/{id}", {
				params: { id },
				body: { key, text, images },
			});
			onChange();
			return sent;
		},
		markRead: (api, _, upTo) =>
			api.post("/api/operator/conversation/read/{id}", {
				params: { id },
				body: { upTo },
			}),
		report: (api, _, body) =>
			api.post("/api/operator/conversation/report/{id}", {
				params: { id },
				body,
			}),
	};
	return (
		<ThreadView
			calls={calls}
			back={back}
			titleOf={({ shopper }) => shopper}
			nameOf={(_, { shopper }) => shopper}
			isStaff
			beside={(field) => <InsertReadyAnswer field={field} />}
			tools={(thread, refresh) => (
				<Tools
					id={id}
					back={back}
					thread={thread}
					onDone={() => {
						refresh();
						onChange();
					}}
				/>
			)}
		/>
	);
}

interface ToolsProps {
	id: number;
	back: string;
	thread: StaffThread;
	onDone: () => void;
}

function Tools({ id, back, thread, onDone }: ToolsProps) {
	const t = useTranslations("console.conversations");
	const locale = useLocale();
	const { run } = useCommand();
	const router = useRouter();
	const api = browserApi(locale);
	const at = { params: { id } };

	async function take(what: "assign" | "close") {
		const isDone = await run(
			() => api.post(`/api/operator/conversation/${what}/{id}`, at),
			t(what === "assign" ? "assigned" : "closed"),
		);
		if (isDone) onDone();
	}
	return (
		<div className="tools flow wraps gap-x2">
			{!thread.isMine && (
				<Button kind="quiet" onClick={() => void take("assign")}>
					{t("assign")}
				</Button>
			)}
			{thread.isHandOverOffered && (
				<AskFirst
					label={t("handOver")}
					about={thread.shopper}
					title={t("handOverTitle")}
					detail={t("handOverDetail")}
					onConfirm={async () => {
						await api.post("/api/operator/conversation/hand-over/{id}", at);
						notify(t("handedOver"));
						// It is there no more.
						router.push(back);
					}}
				/>
			)}
			{thread.state === "open" && (
				<Button kind="quiet" onClick={() => void take("close")}>
					{t("close")}
				</Button>
			)}
		</div>
	);
}
