import {
	answerQuestion,
	askQuestion,
	listQuestions,
	readOwnQuestions,
} from "../../../contract/care/question";
import {
	listStaffQuestions,
	publishQuestion,
	replyToQuestion,
} from "../../../contract/care/question-admin";
import { route } from "../../../http/route";
import { answer, ask, listPage, readOwn } from "./service";
import { listForStaff, publish, reply } from "./staff";

export const questionRoutes = [
	route(listQuestions, (ctx, { params, query }) =>
		listPage(ctx, params.id, query),
	),
	route(readOwnQuestions, (ctx, { params }) => readOwn(ctx, params.id)),
	route(askQuestion, (ctx, { body }) => ask(ctx, body)),
	route(answerQuestion, (ctx, { body }) => answer(ctx, body)),
	route(listStaffQuestions, (ctx, { query }) => listForStaff(ctx, query)),
	route(replyToQuestion, (ctx, { body }) => reply(ctx, body)),
	route(publishQuestion, (ctx, { body }) => publish(ctx, body)),
];
