import * as hours from "../../../contract/care/answer-time";
import * as front from "../../../contract/care/conversation";
import * as admin from "../../../contract/care/conversation-admin";
import * as ready from "../../../contract/care/ready-answer";
import * as reported from "../../../contract/care/report";
import { route } from "../../../http/route";
import * as time from "./answer-time";
import * as answers from "./ready-answers";
import * as reports from "./reports";
import * as own from "./service";
import * as staff from "./staff";

export const conversationRoutes = [
	route(front.listConversations, (ctx, { query }) => own.listOwn(ctx, query)),
	route(front.readConversation, (ctx, { query }) => own.readOwn(ctx, query)),
	route(front.sendMessage, (ctx, { body }) => own.send(ctx, body)),
	route(front.markConversationRead, (ctx, { params, body }) =>
		own.markRead(ctx, params.id, body),
	),
	route(front.countUnreadMessages, own.countUnread),
	route(admin.listStaffConversations, (ctx, { query }) =>
		staff.listInbox(ctx, query),
	),
	route(admin.countWaitingConversations, staff.countWaiting),
	route(admin.readStaffConversation, (ctx, { params, query }) =>
		staff.readForStaff(ctx, params.id, query),
	),
	route(admin.replyToConversation, (ctx, { params, body }) =>
		staff.reply(ctx, params.id, body),
	),
	route(admin.markStaffConversationRead, (ctx, { params, body }) =>
		staff.markReadForStaff(ctx, params.id, body),
	),
	route(admin.assignConversation, (ctx, { params }) =>
		staff.assign(ctx, params.id),
	),
	route(admin.closeConversation, (ctx, { params }) =>
		staff.close(ctx, params.id),
	),
	route(admin.handOverConversation, (ctx, { params }) =>
		staff.handOver(ctx, params.id),
	),
	route(ready.listReadyAnswers, answers.listReadyAnswers),
	route(ready.saveReadyAnswer, (ctx, { body }) =>
		answers.saveReadyAnswer(ctx, body),
	),
	route(ready.removeReadyAnswer, (ctx, { params }) =>
		answers.removeReadyAnswer(ctx, params.id),
	),
	route(hours.readAnswerTime, time.readAnswerTime),
	route(hours.saveAnswerTime, (ctx, { body }) =>
		time.saveAnswerTime(ctx, body),
	),
	route(reported.reportConversation, (ctx, { params, body }) =>
		reports.report(ctx, params.id, body),
	),
	route(reported.reportShopper, (ctx, { params, body }) =>
		reports.reportToOperators(ctx, params.id, body),
	),
	route(reported.listReports, (ctx, { query }) =>
		reports.listReports(ctx, query),
	),
	route(reported.readReport, (ctx, { params }) =>
		reports.readReport(ctx, params.id),
	),
	route(reported.closeReport, (ctx, { params, body }) =>
		reports.closeReport(ctx, params.id, body),
	),
];
