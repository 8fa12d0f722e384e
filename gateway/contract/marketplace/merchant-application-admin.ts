import { z } from "zod";
import { defineCall } from "../call";
import { id, pageOf, pageQuery, requiredText } from "../values";
import { application } from "./merchant-application";
import {
	applicationStates,
	rejectionLengthMax,
} from "./merchant-application-terms";

// Applications for a shop as operators answer them. Nobody else sees them but their applicants.

const staffApplication = application.extend({
	applicant: z.object({ uid: z.int(), nickname: z.string() }),
});
export type StaffApplication = z.infer<typeof staffApplication>;

export const listStaffApplications = defineCall({
	method: "GET",
	path: "/api/operator/application/list",
	who: "operator",
	permission: "people",
	summary:
		"Applications for a shop: those that wait, the longest waiting first; the others with the latest first. Operators alone",
	query: pageQuery.extend({
		state: z.enum(applicationStates).default("pending"),
	}),
	answer: pageOf(staffApplication),
});

export const getStaffApplication = defineCall({
	method: "GET",
	path: "/api/operator/application/detail/{id}",
	who: "operator",
	permission: "people",
	summary: "One application for a shop, for operators alone",
	params: z.object({ id }),
	answer: staffApplication,
});

export const approveApplication = defineCall({
	method: "POST",
	path: "/api/operator/application/approve/{id}",
	who: "operator",
	permission: "people",
	summary:
		"Opens the shop and makes the applicant its staff; approved already is well too, 409 where it was refused or the applicant works for a shop by now",
	params: z.object({ id }),
	answer: staffApplication,
});

export const rejectApplication = defineCall({
	method: "POST",
	path: "/api/operator/application/reject/{id}",
	who: "operator",
	permission: "people",
	summary:
		"Refuses an application and says why; refused already is well too and keeps its first reason, 409 where it was approved",
	params: z.object({ id }),
	body: z.object({
		reason: requiredText("emptyReason", rejectionLengthMax),
	}),
	answer: staffApplication,
});
